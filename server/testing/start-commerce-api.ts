import { fixtureContent } from '#reference-api/testing/fixture-content.ts'
import { startReferenceApi, type StartOptions } from '#reference-api/start.ts'

/** The reference commerce API with its small test programme; the tests speak to it over HTTP alone. */
export const startCommerceApi = (options: StartOptions = {}) =>
  startReferenceApi({ content: fixtureContent(), ...options })
