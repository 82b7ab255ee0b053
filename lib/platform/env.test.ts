import path from 'node:path';
import { parseEnv } from './env';

describe('parseEnv', () => {
  it('fills in what is not set', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: path.resolve('.data'),
      INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
      BAIDU_PUSH_URL: 'http://data.zz.baidu.com/urls',
      WECHAT_API_URL: 'https://api.weixin.qq.com',
      SITE_URL: 'http://localhost:3000',
      STAFF_SECOND_STEP: 'optional',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      TRUSTED_PROXIES: 0,
      MARKET_API_URL: 'https://api.coingecko.com/api/v3',
      MARKET_PROVIDER: 'file',
      MARKET_REFRESH_SECONDS: 300,
      PAGE_CACHE_MB: 48,
      PAYMENT_PROVIDER: 'sandbox',
      S3_REGION: 'us-east-1',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      GOOGLE_JWKS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
    });
  });

  it('takes a bucket whole or not at all, and keeps its keys out of the message', () => {
    const bucket = { S3_ENDPOINT: 'https://s3.example.org/', S3_BUCKET: 'pictures' };
    const keys = { S3_ACCESS_KEY_ID: 'id-of-key', S3_SECRET_ACCESS_KEY: 'very-secret' };
    expect(parseEnv({ ...bucket, ...keys })).toMatchObject({
      S3_ENDPOINT: 'https://s3.example.org',
      S3_REGION: 'us-east-1',
    });
    expect(() => parseEnv({ ...bucket, S3_ACCESS_KEY_ID: 'id-of-key' })).toThrow(
      'S3_SECRET_ACCESS_KEY: expected a value, as S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID have one',
    );
    expect(() => parseEnv({ ...keys, S3_ENDPOINT: 'x' })).not.toThrow('very-secret');
  });

  it.each([
    [{}, 'sandbox'],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, 'sandbox'],
    [{ SITE_URL: 'https://news.example' }, 'none'],
    [{ SITE_URL: 'https://news.example', PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
  ])('takes money in by %j with %s', (given, provider) => {
    expect(parseEnv(given).PAYMENT_PROVIDER).toBe(provider);
  });

  it('takes an empty value for an absent one', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', SITE_URL: '' }).PORT).toBe(3000);
  });

  it('makes the public address of the port when none is given', () => {
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });

  it.each([
    ['https://news.example', 'https://news.example'],
    ['https://news.example/', 'https://news.example'],
    ['HTTPS://News.Example:8443', 'https://news.example:8443'],
  ])('reduces the public address %s to its origin', (given, origin) => {
    expect(parseEnv({ SITE_URL: given }).SITE_URL).toBe(origin);
  });

  it('takes a back end address without its final slashes', () => {
    expect(parseEnv({ API_HOST: 'https://api.example/v1//' }).API_HOST).toBe(
      'https://api.example/v1',
    );
  });

  it.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', '30.5', 'a whole number from 1 to 65535'],
    ['TRUSTED_PROXIES', '17', 'a whole number from 0 to 16'],
    ['TRUSTED_PROXIES', '-1', 'a whole number from 0 to 16'],
    ['PAGE_CACHE_MB', 'many', 'a whole number from 1 to 65536'],
    ['SITE_URL', 'news.example', 'an address such as https://example.org'],
    ['SITE_URL', 'ftp://news.example', 'an address such as https://example.org'],
    ['SITE_URL', 'https://news.example/zh', 'an origin without a path'],
    ['SITE_URL', 'https://me@news.example', 'an origin without a path'],
    ['MEDIA_PUBLIC_HOST', 'media.example', 'an address such as https://media.example.org'],
    ['MEDIA_TEST_HOST', 'https://media.example', 'a host such as media.test.example.org'],
    ['API_HOST', 'localhost:9000', 'an address such as https://api.example.org'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['NODE_ENV', 'staging', 'one of production, development, test'],
  ])('refuses %s=%s and says what is expected', (name, value, expected) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      `${name}=${JSON.stringify(value)}: expected ${expected}`,
    );
  });

  it('names every wrong value in one message', () => {
    const parse = () => parseEnv({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'fine' });
    expect(parse).toThrow(/PORT="x"[\s\S]*LOG_LEVEL="y"/);
    expect(parse).not.toThrow(/HOST/);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'postgres://'],
    ['REDIS_URL', 'http://root:hunter2@db/x', 'redis://'],
  ])('does not repeat %s, it may hold a password', (name, value, example) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(`${name}: expected an address such as ${example}`);
    expect(parse).not.toThrow(/hunter2/);
  });

  it.each(['postgres://u:p@h:5432/d', 'postgresql:///d?host=/var/run/postgresql'])(
    'takes the database address %s as it is',
    (address) => {
      expect(parseEnv({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
    },
  );
});
