/** The id of the buy form, for the button of `BuyBar` outside it. */
export const buyFormId = 'buy'
