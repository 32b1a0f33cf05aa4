import type { ComponentType } from 'react';
import { parte, type NaFalta } from '@/ui/moldura/parte';
import { FaltaATela } from '@/ui/pagina/FaltaATela';

/** Where a whole screen did not come. */
export const naTela: NaFalta = ({ tentar }) => <FaltaATela tentar={tentar} />;

/** A screen that its file exports by name. */
export const tela = (carregar: () => Promise<ComponentType>) => parte(carregar, naTela);
