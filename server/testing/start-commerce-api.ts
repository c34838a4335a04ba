/** The reference commerce API with a small test programme; tests use it over HTTP only. */
export { startFixtureApi as startCommerceApi } from '#reference-api/testing/start-fixture-api.ts'
