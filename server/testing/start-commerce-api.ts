import { fixtureContent } from '#reference-api/testing/fixture-content.ts'
import { startReferenceApi, type StartOptions } from '#reference-api/start.ts'

/** The reference commerce API with a small test programme; tests use it over HTTP only. */
export const startCommerceApi = (options: StartOptions = {}) =>
  startReferenceApi({ content: fixtureContent(), ...options })
