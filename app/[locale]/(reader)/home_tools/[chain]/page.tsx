import { ToolsScreen, toolsMetadata } from '../tools-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ chain: '_' }];
}

export const generateMetadata = toolsMetadata;
export default ToolsScreen;
