import { connection } from 'next/server';
import { respondWithExport } from '@/lib/api/export-file';

interface Context {
  params: Promise<{ ticket: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  return respondWithExport((await params).ticket);
}
