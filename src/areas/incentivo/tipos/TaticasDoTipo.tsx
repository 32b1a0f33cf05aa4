/** Step two, 'Táticas de inovação': what the type is, and its tactics, saved together (part 2 §2 and §4). */
import { Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { ComId } from '@/domain/comum/campos';
import { taticaForm, type Tatica } from '@/domain/incentivo/tatica';
import type { TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useAberto } from '@/ui/formulario/useAberto';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { SAIR_SEM_SALVAR, useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import classes from '../Incentivo.module.css';
import { ListaDeTaticas } from '../ListaDeTaticas';
import { tiposDeInovacaoData } from './tipos.data';

const schema = z.object({ taticas: z.array(z.extend(taticaForm, { id: z.string() })) });

interface Props {
  tipo: ComId<TipoDeInovacao>;
}

function Formulario({ tipo, taticas }: Props & { taticas: readonly ComId<Tatica>[] }) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const lidas = useAberto(taticas);
  const { mutateAsync } = useMutation(tiposDeInovacaoData.salvarTaticas(sessao));
  const voltar = () => void navegar(para('/tipos-de-inovacao'));
  const formulario = useFormulario({
    schema,
    valoresIniciais: { taticas: lidas.map(({ id, nome, descricao }) => ({ id, nome, descricao })) },
    aoEnviar: (form) => mutateAsync({ tipo, taticas: form.taticas, lidas }),
    aoConcluir: voltar,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/taticasDoTipo/${tipo.id}`,
  });
  const { form, sujo, rascunho } = formulario;
  useGuardaDeSaida(sujo, rascunho.apagar);
  const cancelar = async () => {
    if (sujo && !(await confirmar(SAIR_SEM_SALVAR))) return;
    rascunho.apagar();
    voltar();
  };
  return (
    <ListaDeTaticas
      taticas={form.values.taticas}
      aoMudar={(novas) => form.setFieldValue('taticas', novas)}
      nova={() => ({ id: tiposDeInovacaoData.novoId(), nome: '', descricao: '' })}
      vazio="Nenhuma tática cadastrada"
    >
      {(lista, dialogo) => (
        <>
          <CorpoDoFormulario formulario={formulario} aoCancelar={() => void cancelar()}>
            {lista}
          </CorpoDoFormulario>
          {dialogo}
        </>
      )}
    </ListaDeTaticas>
  );
}

export function TaticasDoTipo({ tipo }: Props) {
  const { data, error, refetch } = useQuery(tiposDeInovacaoData.taticasDoTipo(useSessaoAtiva(), tipo.id));
  return (
    <Stack gap="md">
      <Paper withBorder p="md" component="section" aria-label="Resumo do tipo">
        <Text size="sm" c="dimmed">
          {tipo.nomeCategoria}
        </Text>
        <Text fw={600}>{tipo.nome}</Text>
        <Text className={classes.texto}>{tipo.descricao}</Text>
      </Paper>
      {error ? (
        <ErrorState titulo="Erro ao buscar táticas" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <Formulario tipo={tipo} taticas={data} />
      ) : (
        <PageSkeleton forma="lista" />
      )}
    </Stack>
  );
}
