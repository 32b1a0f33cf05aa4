/** Opens an address of the product beside this page, as Ctrl or the middle button on a link does. */
export const emOutraAba = (endereco: string) => void window.open(endereco, '_blank', 'noopener');
