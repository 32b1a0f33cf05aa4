/** Saved views of the list on the screen: open one, save the present one, rename, remove. */
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Alert.css';
import { ActionIcon, Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/comum/erros';
import { buscaDaVisao, recusaDaVisao, type Visao } from '@/domain/pessoas/visoes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { PropsDasVisoes } from '@/ui/lista/BotaoDasVisoes';
import { Janela } from '@/ui/moldura/Janela';
import { Link } from '@/ui/moldura/Link';
import { useCelular } from '@/ui/moldura/useCelular';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Visoes.module.css';
import { visoesData } from './visoes.data';

interface NomeProps {
  rotulo: string;
  botao: string;
  inicial: string;
  busca: string;
  outras: readonly Visao[];
  ocupado: boolean;
  /** Resolves true when it was stored. */
  aoSalvar: (nome: string) => Promise<boolean>;
}

/** The name of a view, with its button. */
function NomeDaVisao({ rotulo, botao, inicial, busca, outras, ocupado, aoSalvar }: NomeProps) {
  const [nome, definirNome] = useState(inicial);
  const [erro, definirErro] = useState<string>();
  const salvar = async (evento: FormEvent) => {
    evento.preventDefault();
    const recusa = recusaDaVisao({ nome, busca }, outras);
    definirErro(recusa);
    if (!recusa && !ocupado && (await aoSalvar(nome.trim()))) definirNome('');
  };
  return (
    <form noValidate onSubmit={(evento) => void salvar(evento)}>
      <div className={classes.nova}>
        <TextInput
          label={rotulo}
          value={nome}
          data-autofocus
          error={erro !== undefined}
          onChange={({ currentTarget }) => definirNome(currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={ocupado}>
          {botao}
        </Button>
      </div>
      {erro ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {erro}
        </Text>
      ) : null}
    </form>
  );
}

export default function VisoesModal({ aoFechar }: PropsDasVisoes) {
  const sessao = useSessaoAtiva();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useQuery(visoesData.daLista(sessao, pathname));
  const guardar = useMutation(visoesData.guardar(sessao, pathname));
  const [renomeando, renomear] = useState<string>();
  const atual = buscaDaVisao(search);
  const visoes = data?.visoes ?? [];
  const mudar = (novas: readonly Visao[]) =>
    guardar.mutateAsync({ novas, lidas: data?.lidas }).then(
      () => true,
      () => false,
    );
  const jaSalva = visoes.find(({ busca }) => busca === atual);
  return (
    <Janela opened onClose={aoFechar} title="Visões desta lista" size="md" fullScreen={useCelular()}>
      <Stack gap="md">
        {error ? (
          <ErrorState titulo="Erro ao buscar as visões" erro={error} aoTentarDeNovo={() => void refetch()} />
        ) : null}
        {!data && !error ? <Esqueleto altura={96} /> : null}
        {data && atual && !jaSalva && renomeando === undefined ? (
          <NomeDaVisao
            rotulo="Salvar esta visão como"
            botao="Salvar"
            inicial=""
            busca={atual}
            outras={visoes}
            ocupado={guardar.isPending}
            aoSalvar={(nome) => mudar([...visoes, { nome, busca: atual }])}
          />
        ) : null}
        {data && !atual ? (
          <Text size="sm" c="dimmed">
            Uma visão guarda a busca, os filtros e a ordem de uma lista. Filtre ou ordene esta, e depois a
            salve aqui.
          </Text>
        ) : null}
        {guardar.error ? (
          <Alert color="red" role="alert">
            {mensagemDoErro(guardar.error)}
          </Alert>
        ) : null}
        {visoes.length > 0 ? (
          <ul className={classes.lista} aria-label="Visões salvas">
            {visoes.map(({ nome, busca }) =>
              renomeando === nome ? (
                <li key={nome}>
                  <NomeDaVisao
                    rotulo={`Novo nome de "${nome}"`}
                    botao="Renomear"
                    inicial={nome}
                    busca={busca}
                    outras={visoes.filter((outra) => outra.nome !== nome)}
                    ocupado={guardar.isPending}
                    aoSalvar={async (novo) => {
                      const feito = await mudar(
                        visoes.map((visao) => (visao.nome === nome ? { nome: novo, busca } : visao)),
                      );
                      if (feito) renomear(undefined);
                      return false;
                    }}
                  />
                </li>
              ) : (
                <li key={nome} className={classes.visao}>
                  <span>
                    <Anchor
                      component={Link}
                      to={{ pathname, search: busca }}
                      aria-current={busca === atual ? 'page' : undefined}
                      onClick={aoFechar}
                    >
                      {nome}
                    </Anchor>
                    {busca === atual ? (
                      <Text span size="sm" c="dimmed">
                        {' '}
                        (aberta agora)
                      </Text>
                    ) : null}
                  </span>
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={`Renomear ${nome}`}
                    onClick={() => renomear(nome)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    color="red"
                    aria-label={`Remover ${nome}`}
                    disabled={guardar.isPending}
                    onClick={() => void mudar(visoes.filter((visao) => visao.nome !== nome))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </li>
              ),
            )}
          </ul>
        ) : null}
      </Stack>
    </Janela>
  );
}
