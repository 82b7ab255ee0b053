import { ToolsScreen, toolsMetadata } from './tools-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = toolsMetadata;
export default ToolsScreen;
