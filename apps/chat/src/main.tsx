import './theme.css';
import { readConfig } from '#config.ts';
import { mountChat } from './mountChat.tsx';

const element = document.getElementById('chat');
if (element) mountChat(element, new URL(location.href), readConfig(Reflect.get(window, 'PARLEY_CONFIG')));
