import { CheckoutScreen, checkoutMetadata } from '../../checkout-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = checkoutMetadata;
export default CheckoutScreen;

export function generateStaticParams() {
  return [{ id: '_', view: '_' }];
}
