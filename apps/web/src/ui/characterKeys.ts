import { create } from 'zustand';

const KEY = 'parley.character-keys';

/** Whether shortcuts of single characters work, as this person chose on this device. On until then. */
export const useCharacterKeys = create<{ isOn: boolean }>(() => ({ isOn: isKeptOn() }));

export function switchCharacterKeys(isOn: boolean) {
  useCharacterKeys.setState({ isOn });
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Lasts until the next load.
  }
}

function isKeptOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
