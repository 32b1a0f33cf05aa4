/** What the palette does at once, each act for people to whom the screen of its list offers it too (part 1 §2). */
import {
  IconBuildingPlus,
  IconBulb,
  IconMailPlus,
  IconPlus,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { agenteDeEmpresa } from '@/areas/administracao/agente';
import { agenteDe } from '@/areas/colaboradores/agente';
import { temFlag } from '@/domain/acesso/quem';
import { contemPalavras } from '@/domain/comum/busca';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { parte, porCima } from '@/ui/moldura/parte';
import type { EnderecoInterno } from '@/domain/telas/enderecos';
import { TODAS } from '@/domain/telas/nomes';
import type { Tela } from '@/domain/telas/tela';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { CADASTROS } from '../telas';
import { alcanca } from './alcanca';

type Formulario = ComponentType<{ aoFechar: () => void }>;

export interface Acao {
  rotulo: string;
  icone: TablerIcon;
  /** The list it adds to, which must be open to the person. */
  lista: EnderecoInterno;
  pode: (sessao: SessaoAtiva) => boolean;
  formulario: Formulario;
}

const formulario = (importar: () => Promise<Formulario>): Formulario => parte(importar, porCima);

const MODULOS_DA_TELA: Readonly<Record<string, Tela>> = TODAS;

const ACOES: readonly Acao[] = [
  {
    rotulo: 'Adicionar ideia',
    icone: IconBulb,
    lista: '/ideias',
    pode: (sessao) => pode(sessao, permissoesDeIdeias.ideias, 'create', ['autorEmRascunho']),
    formulario: formulario(() =>
      import('@/areas/ideias/formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal),
    ),
  },
  {
    rotulo: 'Convidar colaborador',
    icone: IconMailPlus,
    lista: '/colaboradores',
    pode: (sessao) => podeConvidar(agenteDe(sessao)),
    formulario: formulario(() =>
      import('@/areas/colaboradores/ConvidarColaboradorModal').then((m) => m.ConvidarColaboradorModal),
    ),
  },
  {
    rotulo: 'Adicionar colaborador',
    icone: IconUserPlus,
    lista: '/colaboradores',
    pode: (sessao) => podeConvidar(agenteDe(sessao)),
    formulario: formulario(() =>
      import('@/areas/colaboradores/AdicionarColaboradorModal').then((m) => m.AdicionarColaboradorModal),
    ),
  },
  {
    rotulo: 'Convidar empresa',
    icone: IconBuildingPlus,
    lista: '/empresas',
    pode: (sessao) => podeCadastrarEmpresa(agenteDeEmpresa(sessao)),
    formulario: formulario(() =>
      import('@/areas/administracao/ConvidarEmpresaModal').then((m) => m.ConvidarEmpresaModal),
    ),
  },
  ...Object.entries(CADASTROS).map(([lista, cadastro]) => ({
    ...cadastro,
    icone: IconPlus,
    lista: lista as EnderecoInterno,
    pode: ({ quem }: SessaoAtiva) =>
      (!cadastro.soAdmin || quem.papel === 'ADMIN') &&
      (MODULOS_DA_TELA[lista]?.le ?? []).every((modulo) => temFlag(quem, [modulo, 'criacao'])),
  })),
];

export const acoesDaPaleta = (sessao: SessaoAtiva, texto: string): readonly Acao[] =>
  ACOES.filter(
    (acao) => alcanca(sessao, acao.lista) && acao.pode(sessao) && contemPalavras(acao.rotulo, texto),
  );
