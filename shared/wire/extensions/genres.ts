import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: the genre of an event has a key, the same in every language. The event search filters by it.

/** On an event: "Dub and reggae" is `dub-and-reggae`. */
export const GenreKeyExtension = declareFields('genres', { genreKey: z.string() })
