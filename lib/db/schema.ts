/** The whole schema, as the migration tool and the client read it. */
export * from './schema/accounts';
export * from './schema/applications';
export * from './schema/articles';
export * from './schema/calendar';
export * from './schema/coverage';
export * from './schema/curation';
export * from './schema/documents';
export * from './schema/flash';
export * from './schema/issues';
export * from './schema/learning';
export * from './schema/market';
export * from './schema/media';
export * from './schema/microsites';
export * from './schema/sections';
export * from './schema/social';
export * from './schema/taxonomy';
export * from './schema/topics';
