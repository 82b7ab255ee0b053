import { dispatchHttp } from '@/lib/api/dispatch-http';

interface Context {
  params: Promise<{ call: string[] }>;
}

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { call } = await params;
  return dispatchHttp(request, call.join('/'));
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
