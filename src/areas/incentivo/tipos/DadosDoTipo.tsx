/** Step one, 'Tipo de inovação': category, name and description (part 2 §2). */
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { type TipoDeInovacao, tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useAberto } from '@/ui/formulario/useAberto';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { SAIR_SEM_SALVAR, useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { CamposDoTipo } from './CamposDoTipo';
import { tiposDeInovacaoData } from './tipos.data';

interface Props {
  id: string;
  /** Absent for a new one. */
  tipo: ComId<TipoDeInovacao> | undefined;
  aoSeguir: () => void;
}

export function DadosDoTipo({ id, tipo, aoSeguir }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const lido = useAberto(tipo);
  const { mutateAsync } = useMutation(tiposDeInovacaoData.salvar(sessao, lido));
  const formulario = useFormulario({
    schema: tiposDeInovacao.form,
    valoresIniciais: tiposDeInovacao.formDe(lido),
    aoEnviar: (form) => mutateAsync({ id, form }),
    aoConcluir: aoSeguir,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/tipoDeInovacao/${lido?.id ?? 'novo'}`,
  });
  const { form, sujo, rascunho } = formulario;
  useGuardaDeSaida(sujo, rascunho.apagar);
  const cancelar = async () => {
    if (sujo && !(await confirmar(SAIR_SEM_SALVAR))) return;
    rascunho.apagar();
    void navegar(para('/tipos-de-inovacao'));
  };
  return (
    <CorpoDoFormulario
      formulario={formulario}
      rotuloEnviar="Salvar e continuar"
      aoCancelar={() => void cancelar()}
    >
      <CamposDoTipo form={form} />
    </CorpoDoFormulario>
  );
}
