/** Pages the palette offers: the home and every menu entry of the person whose name has the words typed. */
import { IconHome, type TablerIcon } from '@tabler/icons-react';
import { contemPalavras } from '@/domain/busca';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { abasDoMenu, ROTULO_DA_ABA } from '../abas';

export interface Pagina {
  caminho: string;
  rotulo: string;
  detalhe: string;
  icone: TablerIcon;
}

export function paginasDaPaleta(sessao: SessaoAtiva, texto: string): Pagina[] {
  const inicio: Pagina = { caminho: '/', rotulo: 'Home', detalhe: 'Página inicial', icone: IconHome };
  const doMenu = abasDoMenu(sessao).flatMap(({ aba, itens }) =>
    itens
      .filter(({ caminho }) => caminho !== '/')
      .map(({ caminho, rotulo, icone }) => ({ caminho, rotulo, detalhe: ROTULO_DA_ABA[aba], icone })),
  );
  return [inicio, ...doMenu].filter(({ rotulo, detalhe }) => contemPalavras(`${rotulo} ${detalhe}`, texto));
}
