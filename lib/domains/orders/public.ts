export { findTypedCode } from './find-typed-code';
export { hasOrders, hasSales, listHolders } from './list-repository';
export { needsCode, priceAfterCode, saleStateOf } from './order-rules';
export { remindHolders } from './remind-holders';
export { takeNews } from './take-news';
export { eventParams } from './tell-people';
export { settleCancelledEvents, tendOrders } from './tend-orders';
