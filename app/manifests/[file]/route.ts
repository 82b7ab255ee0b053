import { connection } from 'next/server';
import { respondWithManifest } from '@/lib/api/web-manifest';

interface Props {
  params: Promise<{ file: string }>;
}

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  // The brand's name is this installation's, not that of the build.
  await connection();
  return respondWithManifest((await params).file);
}
