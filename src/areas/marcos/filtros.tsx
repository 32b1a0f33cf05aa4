/** Filters of the activities (part 2 §2 and §5): collaborators, any of them, and the deadline. */
import type { FiltrosDeAtividades } from './atividades.data';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { FORMATO_DO_DIA } from '@/domain/comum/datas';
import { FiltroDePeriodo } from '@/ui/formulario/FiltroDePeriodo';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { data } from '@/ui/texto/formatos';
import { lerColaboradores } from './lerColaboradores';
import { nomesEmPalavras } from '@/ui/texto/nomesEmPalavras';
import { parte } from '@/ui/moldura/parte';

const CampoDeColaboradores = parte(() =>
  import('./CampoDeColaboradores').then((m) => m.CampoDeColaboradores),
);

export const NOMES_DOS_FILTROS = ['colaboradoresReferences', 'prazo'] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

const lerPeriodo = (texto = ''): readonly [string, string] => {
  const [de = '', ate = ''] = texto.split(',');
  return [de, ate];
};

/** What the address holds as what the query takes; anything unreadable filters nothing. */
export function lerFiltros(
  contexto: Contexto,
  filtros: Partial<Record<Nome, string>>,
): Pick<FiltrosDeAtividades, 'pessoas' | 'de' | 'ate'> {
  const [de, ate] = lerPeriodo(filtros.prazo).map((dia) => (FORMATO_DO_DIA.test(dia) ? dia : undefined));
  const pessoas = lerColaboradores(filtros.colaboradoresReferences);
  return {
    pessoas: pessoas.map(({ id }) => caminhos.colaborador(contexto, id)),
    ...(de ? { de } : {}),
    ...(ate ? { ate } : {}),
  };
}

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) =>
  nome === 'prazo'
    ? lerPeriodo(valor).some((dia) => FORMATO_DO_DIA.test(dia))
    : lerColaboradores(valor).length > 0;

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  {
    id: 'colaboradoresReferences',
    titulo: 'Colaboradores',
    campo: (valor, mudar) => <CampoDeColaboradores valor={valor} aoMudar={mudar} />,
    mostrar: (valor) => nomesEmPalavras(lerColaboradores(valor).map(({ nome }) => nome)),
  },
  {
    id: 'prazo',
    titulo: 'Prazo',
    campo: (valor, mudar) => (
      <FiltroDePeriodo
        rotulo="Prazo"
        valor={lerPeriodo(valor)}
        aoMudar={(de, ate) => mudar(de || ate ? `${de},${ate}` : '')}
      />
    ),
    mostrar: (valor) =>
      lerPeriodo(valor)
        .map((dia) => data(dia))
        .filter(Boolean)
        .join(' a '),
  },
];
