// Federation negotiates the shared packages before the first module runs, so the entry must be asynchronous.
void import('./bootstrap.tsx');
