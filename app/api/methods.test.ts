import * as route from './[[...call]]/route';

const ask = (method: 'HEAD' | 'OPTIONS', call: string) => {
  const request = new Request(`http://localhost/api/${call}`, { method });
  return route[method](request, { params: Promise.resolve({ call: call.split('/') }) });
};

describe('the route of the calls', () => {
  it('lets the call say what it takes, and not Next what the file has', async () => {
    const get = await ask('OPTIONS', 'homeLinsts');
    expect([get.status, get.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const post = await ask('OPTIONS', 'admin/activity/lists');
    expect([post.status, post.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect((await ask('OPTIONS', 'getEverything')).status).toBe(404);
  });

  it('answers a HEAD by the call’s own rules', async () => {
    const refused = await ask('HEAD', 'getInformationDetails');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await refused.text()).toBe('');
  });

  it('knows no call at the bare address, by whatever method', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'GET', 'POST'] as const) {
      const request = new Request('http://localhost/api', { method });
      const response = await route[method](request, { params: Promise.resolve({}) });
      expect(response.status).toBe(404);
    }
  });
});
