import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
