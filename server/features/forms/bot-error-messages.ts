import type { Language } from '#shared/rules/preferences.ts'

/**
 * Messages for a shopper whom the shop takes for a bot. The form keeps the input and shows the message, and the next
 * submission is accepted.
 */
export const botErrorMessages = {
  trap: {
    en: 'A field that people do not see was filled in, so we took this for a robot. If you are not one, send it again.',
    de: 'Ein Feld, das Menschen nicht sehen, war ausgefüllt, deshalb hielten wir dich für einen Roboter. Wenn du keiner bist, schick es noch einmal ab.',
  },
  early: {
    en: 'That was faster than people write. If you are not a robot, send it again.',
    de: 'Das ging schneller, als Menschen schreiben. Wenn du kein Roboter bist, schick es noch einmal ab.',
  },
  unknown: {
    en: 'This page was open for a long time. What you wrote is still here: send it again.',
    de: 'Diese Seite war lange offen. Was du geschrieben hast, steht noch da: schick es noch einmal ab.',
  },
} as const satisfies Record<string, Record<Language, string>>
