/** Invitations the palette offers, each to people to whom the screen of its list offers it too (part 1 §2). */
import { IconBuildingPlus, IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import { agenteDeEmpresa } from '@/areas/administracao/agente';
import { agenteDe } from '@/areas/colaboradores/agente';
import { contemPalavras } from '@/domain/comum/busca';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { temArea } from '../acessoATela';

interface Convite {
  qual: 'empresa' | 'colaborador';
  rotulo: string;
  icone: TablerIcon;
  pode: (sessao: SessaoAtiva) => boolean;
}

const CONVITES: readonly Convite[] = [
  {
    qual: 'empresa',
    rotulo: 'Convidar empresa',
    icone: IconBuildingPlus,
    pode: (sessao) => podeCadastrarEmpresa(agenteDeEmpresa(sessao)),
  },
  {
    qual: 'colaborador',
    rotulo: 'Convidar colaborador',
    icone: IconUserPlus,
    pode: (sessao) => podeConvidar(agenteDe(sessao)),
  },
];

export const convitesDaPaleta = (sessao: SessaoAtiva, texto: string): readonly Convite[] =>
  temArea(sessao, 'configuracoes')
    ? CONVITES.filter(({ rotulo, pode }) => pode(sessao) && contemPalavras(rotulo, texto))
    : [];
