/** What the palette does at once, each act for people to whom the screen of its list offers it too (part 1 §2). */
import {
  IconBuildingPlus,
  IconBulb,
  IconCategoryPlus,
  IconFolderPlus,
  IconMailPlus,
  IconPuzzle,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import { agenteDeEmpresa } from '@/areas/administracao/agente';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { agenteDe } from '@/areas/colaboradores/agente';
import { tiposDeJogadaData } from '@/areas/tiposDeJogada/tiposDeJogada.data';
import { contemPalavras } from '@/domain/comum/busca';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import type { EnderecoInterno } from '@/domain/telas/enderecos';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
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

const formulario = (importar: () => Promise<Formulario>): Formulario =>
  lazy(async () => ({ default: await importar() }));

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
  {
    rotulo: 'Adicionar projeto',
    icone: IconFolderPlus,
    lista: '/projetos',
    pode: (sessao) => pode(sessao, permissoesDeProjetos.projetos, 'create'),
    formulario: formulario(() => import('@/areas/projetos/ProjetoFormModal').then((m) => m.ProjetoFormModal)),
  },
  {
    rotulo: 'Adicionar categoria',
    icone: IconCategoryPlus,
    lista: '/categorias',
    pode: (sessao) => categoriasData.pode(sessao, 'create'),
    formulario: formulario(() =>
      import('@/areas/categorias/CategoriaFormModal').then((m) => m.CategoriaFormModal),
    ),
  },
  {
    rotulo: 'Adicionar tipo de jogada',
    icone: IconPuzzle,
    lista: '/tiposDeJogada',
    pode: (sessao) => tiposDeJogadaData.pode(sessao, 'create'),
    formulario: formulario(() =>
      import('@/areas/tiposDeJogada/TipoDeJogadaFormModal').then((m) => m.TipoDeJogadaFormModal),
    ),
  },
];

export const acoesDaPaleta = (sessao: SessaoAtiva, texto: string): readonly Acao[] =>
  ACOES.filter(
    (acao) => alcanca(sessao, acao.lista) && acao.pode(sessao) && contemPalavras(acao.rotulo, texto),
  );
