/** The page that sells every voucher. */
export const giftVouchersPath = '/gift-vouchers'
