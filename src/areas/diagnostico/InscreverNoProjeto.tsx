/** The project whose page somebody came from, and the click that enrols the company (decisions P331). */
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Alert, Button, Checkbox, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { mensagemDoErro } from '@/domain/comum/erros';
import { unicaCategoria } from '@/domain/projetos/categoria';
import type { ProjetoDaVez } from '@/domain/projetos/inscrever-se';
import { podeInscreverAPropria } from '@/domain/projetos/status';
import { TERMOS_DA_INSCRICAO, TERMOS_EM_ORDEM } from '@/domain/projetos/termos-da-inscricao';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { inscreverData } from './inscrever.data';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

/** Why this company cannot come in from here; undefined where it can. */
function recusa(sessao: SessaoAtiva, { licenciadaId, empresaId }: ProjetoDaVez, situacao: string) {
  if (licenciadaId !== sessao.contexto.licenciadaId)
    return 'Este projeto é de outra rede. Peça à organização dele que convide a empresa.';
  if (empresaId === sessao.contexto.empresaId)
    return 'Este projeto é da própria empresa, que não se inscreve nele.';
  if (situacao === 'encerradas') return 'As inscrições deste projeto estão encerradas.';
  if (situacao === 'abrem') return 'As inscrições deste projeto ainda não abriram.';
  return podeInscreverAPropria(sessao.quem)
    ? undefined
    : 'Quem administra a empresa pode inscrevê-la neste projeto.';
}

interface Props {
  endereco: ProjetoDaVez;
  /** The person has done with it, one way or the other. */
  aoFechar: () => void;
}

export function InscreverNoProjeto({ endereco, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const id = useId();
  const { data: projeto, error, refetch } = useQuery(inscreverData.projeto(endereco));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar o projeto" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!projeto) return <Esqueleto altura={180} />;
  const porque = recusa(sessao, endereco, projeto.situacao);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          Inscrever a empresa em {projeto.nome}
        </Title>
        {porque === undefined ? (
          <Inscricao endereco={endereco} projeto={projeto} aoFechar={aoFechar} />
        ) : (
          <>
            <Text>{porque}</Text>
            <Button variant="default" onClick={aoFechar} style={{ alignSelf: 'start' }}>
              Fechar
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function Inscricao({ endereco, projeto, aoFechar }: Props & { projeto: ProjetoApresentado }) {
  const sessao = useSessaoAtiva();
  const idDoPedido = usePedido();
  const [categoria, definirCategoria] = useState(() => unicaCategoria(projeto.categorias));
  const [lidos, definirLidos] = useState<readonly string[]>([]);
  const { mutate, data, error, isPending } = useMutation(inscreverData.inscrever(sessao, endereco));
  const { nomeFantasia } = sessao.empresa;
  if (data)
    return (
      <>
        <Alert color="green" role="status">
          {data.situacao === 'JA_INSCRITA'
            ? `${nomeFantasia} já está inscrita neste projeto.`
            : `${nomeFantasia} está inscrita. O projeto aparece abaixo em instantes.`}
        </Alert>
        <Button variant="default" onClick={aoFechar} style={{ alignSelf: 'start' }}>
          Fechar
        </Button>
      </>
    );
  return (
    <>
      <Text>
        {nomeFantasia} entra com o cadastro que tem. Antes de confirmar, leia o{' '}
        <LinkEmOutraAba inherit href={projeto.linkRegulamento} underline="always" aVista>
          regulamento
        </LinkEmOutraAba>
        .
      </Text>
      <NativeSelect
        label="Categoria"
        description="Em qual categoria do projeto a empresa participa."
        data={[{ value: '', label: 'Escolha a categoria' }, ...projeto.categorias]}
        value={categoria}
        onChange={({ currentTarget }) => definirCategoria(currentTarget.value)}
      />
      {TERMOS_EM_ORDEM.map((termo) => (
        <Checkbox
          key={termo}
          label={TERMOS_DA_INSCRICAO[termo].texto}
          checked={lidos.includes(termo)}
          onChange={({ currentTarget: { checked } }) =>
            definirLidos(checked ? [...lidos, termo] : lidos.filter((um) => um !== termo))
          }
        />
      ))}
      {error ? (
        <Alert color="red" variant="light" role="alert" title="Não foi possível inscrever">
          {mensagemDoErro(error)}
        </Alert>
      ) : null}
      <Group>
        <Button
          loading={isPending}
          disabled={categoria === '' || lidos.length < TERMOS_EM_ORDEM.length}
          onClick={() => mutate({ dados: categoria, requestId: idDoPedido(categoria) })}
        >
          Inscrever a empresa
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Agora não
        </Button>
      </Group>
    </>
  );
}
