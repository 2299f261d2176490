let openCount = 0;

/** Whether somebody is being listened to, for those who would otherwise speak into it. */
export const microphoneUse = {
  isActive: (): boolean => openCount > 0,
  /** Call the answer when the listening is over; a second call changes nothing. */
  open(): () => void {
    let isOpen = true;
    openCount += 1;
    return () => {
      if (isOpen) openCount -= 1;
      isOpen = false;
    };
  },
};
