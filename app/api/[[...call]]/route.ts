import { dispatchHttp } from '@/lib/api/dispatch-http';

interface Context {
  params: Promise<{ call?: string[] }>;
}

/** The bare address of the calls names none of them: answered in the envelope, as unknown. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { call = [] } = await params;
  return dispatchHttp(request, call.join('/'));
}

// HEAD and OPTIONS are said too: Next's own OPTIONS would list every method that is here.
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
