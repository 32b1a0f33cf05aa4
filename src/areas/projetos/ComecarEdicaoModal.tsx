/** A project begun from another one (decisions P420): its name and period, and what goes along. */
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { temFlag } from '@/domain/acesso/quem';
import { type ComId, LIMITE, texto } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { MAXIMO_DE_QUESTIONARIOS_DA_EDICAO, nomeDaEdicao, proximoPeriodo } from '@/domain/projetos/edicao';
import type { Projeto } from '@/domain/projetos/projeto';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { FormModal } from '@/ui/formulario/FormModal';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { type EdicaoPedida, edicoesData } from './edicoes.data';
import { projetosData } from './projetos.data';

interface Props {
  projeto: ComId<Projeto>;
  aoFechar: () => void;
}

const edicaoForm = z
  .object({
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    inicio: dia(),
    fim: dia(),
    /** Those that stay behind: the choice does not wait for the list. */
    ficam: z.array(z.string()),
    regioes: z.boolean(),
  })
  .check(
    z.refine<{ inicio: string; fim: string }>(({ inicio, fim }) => fim >= inicio, {
      error: 'O fim não pode vir antes do início.',
      path: ['fim'],
    }),
  );
type EdicaoForm = z.infer<typeof edicaoForm>;

function iniciais({ nome, anoAtuacao, anoVigencia }: Projeto, regioes: boolean): EdicaoForm {
  const de = { inicio: diaDe(anoAtuacao), fim: diaDe(anoVigencia) };
  const para = proximoPeriodo(de, diaDe(new Date()));
  return { nome: nomeDaEdicao(nome, { de, para }), ...para, ficam: [], regioes };
}

const jaFeito = ({ nome }: EdicaoPedida) => ({
  frase: `O primeiro envio já criou o projeto "${nome}". Feche e confira na lista: o que você mudou depois não foi gravado.`,
});

export function ComecarEdicaoModal({ projeto, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const levaRegioes = temFlag(sessao.quem, [28, 'leitura']) && temFlag(sessao.quem, [28, 'criacao']);
  const levaQuestionarios = ([5, 6, 7] as const).every(
    (modulo) => temFlag(sessao.quem, [modulo, 'leitura']) && temFlag(sessao.quem, [modulo, 'criacao']),
  );
  const [valores] = useState(() => iniciais(projeto, levaRegioes));
  const { mutateAsync } = useMutation(edicoesData.comecar(sessao));
  const consulta = useQuery({ ...questionariosData.todos(sessao), enabled: levaQuestionarios });
  const deles = (consulta.data ?? []).filter(({ idProjeto }) => idProjeto === projeto.id);
  const comecar = useAtoPorFuncao({
    mandar: (dados: DoAto<EdicaoPedida, EdicaoPedida>) =>
      mutateAsync(dados as Parameters<typeof mutateAsync>[0]),
    jaFeito,
    chave: projetosData.chave(sessao),
  });
  return (
    <FormModal
      titulo={`Nova edição de ${projeto.nome}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={edicaoForm}
      valoresIniciais={valores}
      rotuloEnviar="Começar edição"
      tituloDoErro="Não foi possível começar a edição"
      aoEnviar={async ({ ficam, ...form }) => {
        if (levaQuestionarios && !consulta.data) return false;
        await comecar({
          ...form,
          idProjeto: projeto.id,
          questionarios: deles.flatMap(({ id }) => (ficam.includes(id) ? [] : [id])),
        });
        return true;
      }}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">
            Fases, categorias, regras, licenciado e entidades embaixadoras vêm da edição anterior, e a votação
            na mesma altura do período. Empresas, pessoas, júri, respostas, resultados e imagens do banner
            ficam nela.
          </Text>
          <TextInput label="Nome" data-autofocus {...form.getInputProps('nome')} />
          <CampoDePeriodo
            rotulo="Período"
            ajuda="Do primeiro ao último dia, no horário de Brasília."
            valor={[form.values.inicio, form.values.fim]}
            aoMudar={(inicio, fim) => form.setValues({ inicio, fim })}
            erros={[form.errors['inicio'], form.errors['fim']]}
          />
          {levaQuestionarios ? (
            consulta.error ? (
              <ErrorState
                titulo="Erro ao buscar questionários"
                erro={consulta.error}
                aoTentarDeNovo={() => void consulta.refetch()}
              />
            ) : consulta.data ? (
              <Checkbox.Group
                label="Questionários"
                description={
                  deles.length === 0
                    ? 'Este projeto não tem questionários.'
                    : 'Vêm como rascunho, com grupos e perguntas, para conferir e publicar.'
                }
                error={
                  deles.length - form.values.ficam.length > MAXIMO_DE_QUESTIONARIOS_DA_EDICAO
                    ? `Leve no máximo ${MAXIMO_DE_QUESTIONARIOS_DA_EDICAO} questionários de uma vez.`
                    : undefined
                }
                value={deles.flatMap(({ id }) => (form.values.ficam.includes(id) ? [] : [id]))}
                onChange={(vem) =>
                  form.setFieldValue(
                    'ficam',
                    deles.flatMap(({ id }) => (vem.includes(id) ? [] : [id])),
                  )
                }
              >
                <Stack gap="xs" pt="xs">
                  {deles.map(({ id, nome }) => (
                    <Checkbox key={id} value={id} label={nome} />
                  ))}
                </Stack>
              </Checkbox.Group>
            ) : (
              <Esqueleto altura={61} />
            )
          ) : (
            <Text size="sm" c="dimmed">
              O seu perfil não cria questionários: eles ficam na edição anterior.
            </Text>
          )}
          {levaRegioes ? (
            <Checkbox
              label="Levar as regiões"
              description="Os critérios vêm; as empresas de cada uma se acham de novo."
              {...form.getInputProps('regioes', { type: 'checkbox' })}
            />
          ) : null}
        </Stack>
      )}
    </FormModal>
  );
}
