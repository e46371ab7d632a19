import type { Setting } from '../gates/gate.ts';
import { startProduct } from './start-product.ts';
import type { Product } from './start-product.ts';

/** Runs `act` with a product of its own, which is stopped when `act` ends, even with an error. */
export async function withProduct<Result>(
  setting: Setting,
  act: (product: Product) => Promise<Result>,
  options: Parameters<typeof startProduct>[1] = {},
): Promise<Result> {
  const product = await startProduct(setting, options);
  try {
    return await act(product);
  } finally {
    await product.stop();
  }
}
