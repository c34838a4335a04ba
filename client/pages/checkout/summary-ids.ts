/** Ids of the boxes with the total, in the steps before payment and in the payment step. */
export const orderSummaryId = 'order-side'
export const paymentSummaryId = 'to-pay'
