import { dispatchHttp } from '@/lib/api/dispatch-http';

/** The bare address of the calls names none of them: answered in the envelope, as unknown. */
function answer(request: Request): Promise<Response> {
  return dispatchHttp(request, '');
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
