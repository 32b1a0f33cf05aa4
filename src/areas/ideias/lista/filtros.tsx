/** Filters of the idea list; their names are the specification's query parameters (part 2 §2). */
import { Button, Group, Text } from '@mantine/core';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ehIdDeRegistro } from '@/domain/comum/campos';
import { existeNoCalendario } from '@/domain/comum/dia';
import { OBJETIVOS } from '@/domain/ideias/ideia-form';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { FiltroDePeriodo } from '@/ui/formulario/FiltroDePeriodo';
import { parte } from '@/ui/moldura/parte';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { data, plural } from '@/ui/texto/formatos';
import type { FiltrosDeIdeias } from '../ideias.data';

const CampoDoAutor = parte(() => import('./CamposDosFiltros').then((m) => m.CampoDoAutor));
const CampoDoRegulamento = parte(() => import('./CamposDosFiltros').then((m) => m.CampoDoRegulamento));
const CampoDoSetor = parte(() => import('./CamposDosFiltros').then((m) => m.CampoDoSetor));

export const NOMES_DOS_FILTROS = [
  'filter',
  'commite-filter',
  'setor',
  'objetivo',
  'autor',
  'regulamento',
  'publicacao',
] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

export const lerStatus = (texto: string | undefined): StatusDaIdeia | undefined =>
  STATUS_DA_IDEIA.find((status) => status === texto);

/** Ids of ideas in the address, each once. What is no id of a document is left out. */
export const lerIds = (texto: string | undefined): string[] => [
  ...new Set((texto ?? '').split(',').filter((id) => /^[0-9A-Za-z][\w-]{0,127}$/.test(id))),
];

const lerPeriodo = (texto = ''): readonly [string, string] => {
  const [de = '', ate = ''] = texto.split(',');
  return [de, ate];
};
const soDia = (dia: string) => (existeNoCalendario(dia) ? dia : undefined);

/** `id|name` as the field writes it: the id, where it is one. */
const idEm = (texto = '') => {
  const [id = ''] = texto.split('|');
  return ehIdDeRegistro(id) ? id : undefined;
};
const semSetor = (texto = '') => texto.trim() === '' || texto.length > 60;

/** What the address asks for, as the query takes it (decisions P453). What cannot be read filters nothing. */
export function lerFiltros(
  contexto: Contexto,
  { filter, setor, objetivo, autor, regulamento, publicacao }: Partial<Record<Nome, string>>,
): Omit<FiltrosDeIdeias, 'aba' | 'pesquisa'> {
  const status = lerStatus(filter);
  const [uid, regra] = [idEm(autor), idEm(regulamento)];
  const conhecido = OBJETIVOS.find((um) => um === objetivo);
  const [de, ate] = lerPeriodo(publicacao).map(soDia);
  const iguais = {
    ...(uid ? { autorReference: caminhos.colaborador(contexto, uid) } : {}),
    ...(regra ? { regulamentoReference: caminhos.regulamentoIdeias(contexto, regra) } : {}),
  };
  const contem = {
    ...(setor === undefined || semSetor(setor) ? {} : { setores: setor }),
    ...(conhecido ? { objetivo: conhecido } : {}),
  };
  return {
    ...(status ? { status } : {}),
    ...(uid || regra ? { iguais } : {}),
    ...(Object.keys(contem).length > 0 ? { contem } : {}),
    ...(de || ate ? { publicacao: { ...(de ? { de } : {}), ...(ate ? { ate } : {}) } } : {}),
  };
}

const nomeNoValor = (valor: string) => valor.split('|')[1] ?? valor;

const quantas = (valor: string) => plural(lerIds(valor).length, 'ideia', 'ideias');

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) =>
  nome === 'commite-filter'
    ? lerIds(valor).length > 0
    : Object.keys(lerFiltros(SEM_LUGAR, { [nome]: valor })).length > 0;
const SEM_LUGAR: Contexto = { licenciadaId: '-', empresaId: '-' };

const rotulo = (status: StatusDaIdeia) => APARENCIA_DO_STATUS[status].rotulo;

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  {
    id: 'filter',
    titulo: 'Status',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Status"
        opcoes={STATUS_DA_IDEIA.map((status) => ({ value: status, label: rotulo(status) }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
    mostrar: (valor) => {
      const status = lerStatus(valor);
      return status ? rotulo(status) : valor;
    },
  },
  {
    id: 'commite-filter',
    titulo: 'Comitê',
    // Set by the committee's pages; here it can only be taken away.
    campo: (valor, mudar) =>
      valor ? (
        <Group justify="space-between">
          <Text size="sm">Do comitê: {quantas(valor)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => mudar('')}>
            Mostrar todas
          </Button>
        </Group>
      ) : null,
    mostrar: quantas,
  },
  {
    id: 'setor',
    titulo: 'Setor',
    campo: (valor, mudar) => <CampoDoSetor valor={valor} aoMudar={mudar} />,
  },
  {
    id: 'objetivo',
    titulo: 'Objetivo',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Objetivo"
        opcoes={OBJETIVOS.map((objetivo) => ({ value: objetivo, label: objetivo }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
  },
  {
    id: 'autor',
    titulo: 'Autor',
    campo: (valor, mudar) => <CampoDoAutor valor={valor} aoMudar={mudar} />,
    mostrar: nomeNoValor,
  },
  {
    id: 'regulamento',
    titulo: 'Regulamento',
    campo: (valor, mudar) => <CampoDoRegulamento valor={valor} aoMudar={mudar} />,
    mostrar: nomeNoValor,
  },
  {
    id: 'publicacao',
    titulo: 'Publicada',
    campo: (valor, mudar) => (
      <FiltroDePeriodo
        rotulo="Publicada"
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
