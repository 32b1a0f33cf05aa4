/**
 * Pages the palette offers. The start, Minhas atividades and Atividades are always there (part 2 §2). The other screens
 * of the person come when their name has the words typed.
 */
import { contemPalavras } from '@/domain/comum/busca';
import { ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { INTERNAS } from '@/domain/telas/internas';
import { MENU } from '@/domain/telas/menu';
import { caminhoDaTela } from '@/domain/telas/nomes';
import type { TelaInterna } from '@/domain/telas/tela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { areasDaPessoa, ROTULO_DA_ABA } from '../abas';
import { entradasDoDiagnostico } from '../EntradasDoDiagnostico';
import { recusaDaTela } from '../acessoATela';

export interface Pagina {
  caminho: string;
  rotulo: string;
  detalhe: string;
  icone: string;
}

const detalhe = ROTULO_DA_AREA.gestao;
const SEMPRE: readonly Pagina[] = [
  // The specification calls it 'Home', which finds it too.
  { ...MENU.gestao['/'], caminho: '/', detalhe: 'Página inicial, Home' },
  { ...MENU.gestao['/minhas-atividades'], caminho: '/minhas-atividades', detalhe },
  { ...MENU.gestao['/atividades'], caminho: '/atividades', detalhe },
];
const sempreHa = ({ caminho }: { caminho: string }) => SEMPRE.some((pagina) => pagina.caminho === caminho);

/** Screens without an entry in the menu that can be opened by themselves. */
function internas(sessao: SessaoAtiva): Pagina[] {
  const enderecos = Object.keys(INTERNAS) as (keyof typeof INTERNAS)[];
  return enderecos.flatMap((caminho) => {
    const tela: TelaInterna = INTERNAS[caminho];
    const { rotulo, icone } = tela;
    if (!rotulo || !icone || recusaDaTela(sessao, tela)) return [];
    const acima = caminhoDaTela(caminho).at(-2)?.rotulo;
    return [{ caminho, rotulo, icone, detalhe: acima ?? '' }];
  });
}

export function paginasDaPaleta(sessao: SessaoAtiva, texto: string): Pagina[] {
  const abas = [
    ...areasDaPessoa(sessao),
    { aba: 'diagnostico' as const, itens: entradasDoDiagnostico(sessao) },
  ];
  const doMenu = abas.flatMap(({ aba, itens }) =>
    itens
      .filter((item) => !sempreHa(item))
      .map(({ caminho, rotulo, icone }) => ({ caminho, rotulo, detalhe: ROTULO_DA_ABA[aba], icone })),
  );
  return [...SEMPRE, ...doMenu, ...internas(sessao)].filter(({ rotulo, detalhe }) =>
    contemPalavras(`${rotulo} ${detalhe}`, texto),
  );
}
