/** The id of the purchase form, for the button of `BuyBar` outside it. */
export const buyFormId = 'buy'
