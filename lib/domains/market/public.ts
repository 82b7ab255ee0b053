export { readMarketStrip } from './read-market';
export { fetchHistory, listAssetsWithoutPast, refreshMarket } from './refresh-market';
export { marketSet, saveMarket } from './save-market';
