/**
 * Pages the palette offers: Home, Minhas Atividades and Atividades always (part 2 §2), and every other menu entry of
 * the person whose name has the words typed.
 */
import { contemPalavras } from '@/domain/comum/busca';
import { ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { para } from '@/domain/telas/enderecos';
import { MENU } from '@/domain/telas/menu';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { abasDoMenu, ROTULO_DA_ABA } from '../abas';

export interface Pagina {
  caminho: string;
  rotulo: string;
  detalhe: string;
  icone: string;
}

const { '/': inicio, '/minhas-atividades': minhas, '/atividades': todas } = MENU.gestao;
const detalhe = ROTULO_DA_AREA.gestao;
const SEMPRE: readonly Pagina[] = [
  { caminho: para('/'), rotulo: 'Home', detalhe: 'Página inicial', icone: inicio.icone },
  { caminho: para('/minhas-atividades'), rotulo: 'Minhas Atividades', detalhe, icone: minhas.icone },
  { caminho: para('/atividades'), rotulo: todas.rotulo, detalhe, icone: todas.icone },
];
const sempreHa = ({ caminho }: { caminho: string }) => SEMPRE.some((pagina) => pagina.caminho === caminho);

export function paginasDaPaleta(sessao: SessaoAtiva, texto: string): Pagina[] {
  const doMenu = abasDoMenu(sessao).flatMap(({ aba, itens }) =>
    itens
      .filter((item) => !sempreHa(item))
      .map(({ caminho, rotulo, icone }) => ({ caminho, rotulo, detalhe: ROTULO_DA_ABA[aba], icone })),
  );
  return [...SEMPRE, ...doMenu].filter(({ rotulo, detalhe }) =>
    contemPalavras(`${rotulo} ${detalhe}`, texto),
  );
}
