/** The path of the page that sells all gift vouchers. */
export const giftVouchersPath = '/gift-vouchers'
