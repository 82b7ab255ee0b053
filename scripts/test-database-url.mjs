/** Prints TEST_DATABASE_URL, or the address at which `npm test` looks for a PostgreSQL server. */
console.log(process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test');
