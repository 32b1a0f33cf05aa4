/** The form of a rule. From its first day on only the campaigns can still change (decisions I9). */
import { Alert, Stack, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { diaDe } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import {
  formDoRegulamento,
  type RegulamentoIdeiasForm,
  regulamentoIdeiasForm,
  regulamentoProposto,
} from '@/domain/regulamentos/regulamento-form';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { SAIR_SEM_SALVAR, useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { Campanhas, DialogoDaCampanha, useCampanhas } from './Campanhas';
import { type CampanhaNaPagina, regulamentosData } from './regulamentos.data';
import { secoesDoRegulamento } from './secoesDoRegulamento';
import { secoesLidas } from './secoesLidas';
import { usePerguntarSeTrava } from './usePerguntarSeTrava';

interface Props {
  id: string;
  situacao: 'novo' | 'aberto' | 'bloqueado';
  /** Absent for a new one. */
  regulamento?: ComId<RegulamentoIdeias>;
  campanhasIniciais: readonly CampanhaNaPagina[];
}

export function RegulamentoForm({ id, situacao, regulamento, campanhasIniciais }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const bloqueado = situacao === 'bloqueado';
  const [hoje] = useState(() => diaDe(new Date()));
  const podeTravar = usePerguntarSeTrava(hoje);
  // The rule as the page opened it, even when it is read again meanwhile.
  const [lido] = useState(regulamento);
  const [inicial] = useState(() => (lido ? formDoRegulamento(lido) : regulamentoProposto));
  const lista = useCampanhas(campanhasIniciais);
  const salvar = useMutation(regulamentosData.salvar(sessao, situacao === 'novo'));
  const voltar = () => void navegar(para('/ideias/regulamentos'));
  const formulario = useFormulario<RegulamentoIdeiasForm, RegulamentoIdeiasForm>({
    schema: regulamentoIdeiasForm,
    doRegistro: formDoRegulamento,
    valoresIniciais: inicial,
    aoEnviar: async (form) => {
      if (!bloqueado && !(await podeTravar(form))) return false;
      return salvar.mutateAsync({
        id,
        form,
        campanhas: lista.campanhas,
        situacao,
        ...(lido ? { lido } : {}),
      });
    },
    aoConcluir: voltar,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/regulamento/${situacao === 'novo' ? 'novo' : id}`,
  });
  const { form } = formulario;
  // The draft keeps the form's fields; campaigns it does not know.
  const sujo = formulario.sujo || lista.mudou;
  useGuardaDeSaida(sujo, formulario.rascunho.apagar);
  const cancelar = async () => {
    if (sujo && !(await confirmar(SAIR_SEM_SALVAR))) return;
    formulario.rascunho.apagar();
    voltar();
  };
  const nome = situacao === 'novo' ? nomeDaTela('/ideias/regulamento') : inicial.nome;
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/ideias/regulamento', nome)} />
      <Title order={1}>{nome}</Title>
      <CorpoDoFormulario
        formulario={formulario}
        aoCancelar={() => void cancelar()}
        somenteLeitura={bloqueado && !lista.mudou}
      >
        {bloqueado && (
          <Alert
            color="blue"
            title={`Este regulamento ${inicial.dataFinal < hoje ? 'terminou' : 'já começou'}`}
          >
            Datas, moedas e permissões não mudam mais. As campanhas podem ser criadas e alteradas enquanto não
            terminam.
          </Alert>
        )}
        <SecoesDoFormulario
          secoes={[
            ...(bloqueado ? secoesLidas(inicial) : secoesDoRegulamento(form, hoje)),
            { titulo: 'Lista de Campanhas', conteudo: <Campanhas lista={lista} regulamento={form.values} /> },
          ]}
        />
      </CorpoDoFormulario>
      <DialogoDaCampanha lista={lista} regulamento={form.values} />
    </Stack>
  );
}
