import type { FieldViolation } from '../messages.ts'
import { validateGift } from '../vouchers/gift-rules.ts'
import type { RequestedLine } from './basket-rules.ts'

/**
 * What is wrong with the gifts in these lines. Lines that the basket has already (`presentIds`) are not checked: a day
 * that has passed must not stop the shopper from changing the rest.
 */
export const validateGiftLines = (
  lines: Pick<RequestedLine, 'index' | 'id' | 'type' | 'extraData' | 'giftAmount'>[],
  presentIds: ReadonlySet<string>,
  today: string,
): FieldViolation[] =>
  lines
    .filter(({ id, type }) => type === 'voucher' && !presentIds.has(id))
    .flatMap(({ index, extraData, giftAmount }) =>
      Object.entries(validateGift(extraData, giftAmount, today)).map(([key, message]) => ({
        propertyPath: `lines[${index}].extraData.${key}`,
        ...message,
      })),
    )
