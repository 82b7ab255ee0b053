import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint';
import { ENDPOINTS } from '../contract/endpoints';
import { envelope } from '../contract/envelope';
import { ERRORS } from '../contract/error-codes';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApiDocument(title: string, serverUrl: string): Json {
  const paths = Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
    `/${endpoint.name}`,
    { [endpoint.method.toLowerCase()]: operation(endpoint) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    servers: [{ url: `${serverUrl}/api` }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare token.',
        },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(envelope(endpoint.output), { unrepresentable: 'any' });
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.auth === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [languageHeader(), ...(endpoint.method === 'GET' ? queryParameters(input) : [])],
    ...(endpoint.method === 'POST'
      ? { requestBody: { content: { 'application/json': { schema: input } } } }
      : {}),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: output } } },
      ...errorResponses(endpoint),
    },
  };
}

function languageHeader(): Json {
  return {
    name: 'language',
    in: 'header',
    schema: { type: 'string', enum: ['cn', 'hk', 'en'], default: 'cn' },
  };
}

function queryParameters(schema: Json): Json[] {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
}

function errorResponses(endpoint: Endpoint): Json {
  const keys = ['invalidInput', ...endpoint.errors, 'internal'] as const;
  const byStatus = new Map<number, string[]>();
  for (const key of keys) {
    const { status, code } = ERRORS[key];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code} ${key}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', ') }]),
  );
}
