/** Row menu of a company: edit, activate or deactivate, remove, each as far as the person may (part 1 §6). */
import { IconBan, IconBell, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { podeConfigurarCanais } from '@/domain/canais/quem-configura';
import type { Empresa } from '@/domain/empresas/empresa';
import { podeEditarEmpresa, podeMudarStatus, podeRemoverEmpresa } from '@/domain/empresas/empresa-acoes';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { agenteDeEmpresa } from './agente';
import { empresasData } from './empresas.data';

/** `licenciadaId`: of the companies, where it is not the session's own. */
export function useAcoesDaEmpresa(licenciadaId?: string) {
  const sessao = useSessaoAtiva();
  const agente = agenteDeEmpresa(sessao);
  const confirmar = useConfirmar();
  const remover = useMutation(empresasData.remover(sessao, licenciadaId));
  const mudarStatus = useMutation(empresasData.mudarStatus(sessao, licenciadaId));
  const [editando, definirEditando] = useState<ComId<Empresa>>();
  const [emCanais, definirEmCanais] = useState(false);

  const perguntarERemover = async (empresa: ComId<Empresa>) => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover a empresa "${empresa.nomeFantasia}"?`,
      texto: 'As pessoas dela deixam de ter acesso. O CNPJ pode ser cadastrado de novo depois.',
      perigo: true,
    });
    if (sim) remover.mutate(empresa);
  };

  const perguntarEInativar = async ({ id, nomeFantasia }: ComId<Empresa>) => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja inativar a empresa "${nomeFantasia}"?`,
      texto: 'As pessoas dela entram, mas não veem o menu nem alteram nada até que a empresa seja ativada.',
      perigo: true,
    });
    if (sim) mudarStatus.mutate({ id, status: 'INATIVO' });
  };

  const daLinha = (empresa: ComId<Empresa>): AcaoDaLinha[] => {
    const acoes: AcaoDaLinha[] = [];
    if (podeEditarEmpresa(agente, empresa)) {
      acoes.push({
        rotulo: 'Editar',
        icone: <IconPencil size={16} />,
        aoClicar: () => definirEditando(empresa),
      });
    }
    if (empresa.id === sessao.contexto.empresaId && podeConfigurarCanais(sessao.quem)) {
      acoes.push({
        rotulo: 'Canais de aviso',
        icone: <IconBell size={16} />,
        aoClicar: () => definirEmCanais(true),
      });
    }
    if (podeMudarStatus(agente, empresa)) {
      acoes.push(
        empresa.status === 'ATIVO'
          ? {
              rotulo: 'Inativar',
              icone: <IconBan size={16} />,
              aoClicar: () => void perguntarEInativar(empresa),
            }
          : {
              rotulo: 'Ativar',
              icone: <IconCheck size={16} />,
              aoClicar: () => mudarStatus.mutate({ id: empresa.id, status: 'ATIVO' }),
            },
      );
    }
    if (podeRemoverEmpresa(agente, empresa)) {
      acoes.push({
        rotulo: 'Remover',
        icone: <IconTrash size={16} />,
        perigo: true,
        aoClicar: () => void perguntarERemover(empresa),
      });
    }
    return acoes;
  };

  return {
    daLinha,
    editando,
    fecharEdicao: () => definirEditando(undefined),
    emCanais,
    fecharCanais: () => definirEmCanais(false),
  };
}
