/**
 * A mail to the companies of a selection (decisions P425): written, looked at as the first company gets it, tried on
 * oneself, and sent. What was looked at is what is sent: any change asks to look again.
 */
import '@mantine/core/styles/Code.css';
import { Code, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { camposDaMensagem } from '@/domain/mensagens/mensagem';
import { camposDesconhecidos, CAMPOS_DA_MENSAGEM } from '@/domain/mensagens/texto';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { fasesEmUso } from '@/domain/projetos/status';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { anunciar } from '@/ui/moldura/anunciar';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { plural } from '@/ui/texto/formatos';
import { type MensagemPedido, mensagensData, type PreviaDaMensagem } from './mensagens.data';

const conhecidos = (rotulo: string) =>
  z.refine<string>((texto) => camposDesconhecidos(texto).length === 0, {
    error: `${rotulo} tem entre chaves um campo que não existe. Confira a lista abaixo.`,
  });
const mensagemForm = z.object({
  fase: z.string(),
  categoria: z.string(),
  semFinalizar: z.string(),
  assunto: camposDaMensagem.assunto.check(conhecidos('O assunto')),
  texto: camposDaMensagem.texto.check(conhecidos('O texto')),
});
type MensagemForm = z.infer<typeof mensagemForm>;

const VAZIA: MensagemForm = {
  fase: '',
  categoria: '',
  semFinalizar: '',
  assunto: '',
  texto: 'Olá, {{responsavel}}!\n\n',
};

const jaFeito = ({ assunto, para }: MensagemPedido) => ({
  frase: `O primeiro envio já mandou "${assunto}" a ${plural(para, 'empresa', 'empresas')}. O que você mudou depois não foi enviado: feche, confira a lista e escreva outra se precisar.`,
});

interface Props {
  projeto: ComId<Projeto>;
  aoFechar: () => void;
}

interface Conferida {
  /** What was looked at, as it would be sent. */
  conteudo: string;
  previa: PreviaDaMensagem;
}

export function NovaMensagemModal({ projeto, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { data: questionarios } = useQuery(questionariosData.todos(sessao));
  const [conferida, conferir] = useState<Conferida>();
  const { mutateAsync } = useMutation(mensagensData.enviar(sessao, projeto.id));
  const enviar = useAtoPorFuncao({
    mandar: (dados: DoAto<MensagemPedido, MensagemPedido>) =>
      mutateAsync(dados as Parameters<typeof mutateAsync>[0]),
    jaFeito,
    chave: mensagensData.chave(sessao, projeto.id),
  });
  const paraEnviar = ({ fase, categoria, semFinalizar, assunto, texto }: MensagemForm) => ({
    idProjeto: projeto.id,
    assunto,
    texto,
    selecao: {
      fase: fase === '' ? null : Number(fase),
      categoria,
      semFinalizar: semFinalizar === '' ? null : semFinalizar,
    },
  });
  /** Undefined where something changed since it was looked at. */
  const vista = (valores: unknown) => {
    const lidos = mensagemForm.safeParse(valores);
    return lidos.success && conferida?.conteudo === JSON.stringify(paraEnviar(lidos.data))
      ? conferida.previa
      : undefined;
  };
  const prever = async (form: MensagemForm) => {
    const conteudo = paraEnviar(form);
    const previa = await mensagensData.prever(sessao, conteudo);
    conferir({ conteudo: JSON.stringify(conteudo), previa });
    anunciar(frase(previa));
    return false;
  };
  const testar = async (form: MensagemForm) => {
    await mensagensData.testar(sessao, paraEnviar(form));
    avisarSucesso('Teste a caminho do seu e-mail.');
    anunciar('Teste a caminho do seu e-mail.');
    return false;
  };
  return (
    <FormModal
      titulo="Nova mensagem"
      aberto
      aoFechar={aoFechar}
      tamanho="lg"
      schema={mensagemForm}
      valoresIniciais={VAZIA}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/mensagem/${projeto.id}`}
      rotuloEnviar={({ values }) => {
        const previa = vista(values);
        return previa && previa.para > 0
          ? `Enviar a ${plural(previa.para, 'empresa', 'empresas')}`
          : 'Conferir a mensagem';
      }}
      outraAcao={{ rotulo: 'Enviar teste para mim', aoEnviar: testar }}
      tituloDoErro="A mensagem não foi enviada"
      aoEnviar={async (form) => {
        const previa = vista(form);
        if (!previa || previa.para === 0) return prever(form);
        await enviar({ ...paraEnviar(form), para: previa.para });
        return true;
      }}
    >
      {(form) => {
        const previa = vista(form.values);
        return (
          <Stack gap="md">
            <NativeSelect
              label="Fase"
              data={[
                { value: '', label: 'Todas as fases' },
                ...fasesEmUso(projeto).map(({ id, titulo }) => ({ value: String(id), label: titulo })),
              ]}
              {...form.getInputProps('fase')}
            />
            <NativeSelect
              label="Categoria"
              data={[{ value: '', label: 'Todas as categorias' }, ...projeto.categoria]}
              {...form.getInputProps('categoria')}
            />
            <NativeSelect
              label="Respostas"
              data={[
                { value: '', label: 'Com ou sem respostas' },
                ...(questionarios ?? [])
                  .filter(({ idProjeto }) => idProjeto === projeto.id)
                  .map(({ id, nome }) => ({ value: id, label: `Ainda não finalizou: ${nome}` })),
              ]}
              {...form.getInputProps('semFinalizar')}
            />
            <TextInput label="Assunto" {...form.getInputProps('assunto')} />
            <Textarea
              label="Texto"
              description="Só texto; cada linha é um parágrafo. As empresas respondem ao seu e-mail."
              autosize
              minRows={6}
              maxRows={16}
              {...form.getInputProps('texto')}
            />
            <Text size="sm">
              Campos que cada empresa preenche:{' '}
              {Object.entries(CAMPOS_DA_MENSAGEM).map(([campo, oQueE], i) => (
                <span key={campo}>
                  {i === 0 ? '' : ', '}
                  <Code>{`{{${campo}}}`}</Code> {oQueE}
                </span>
              ))}
              .
            </Text>
            {previa ? <Previa previa={previa} /> : null}
          </Stack>
        );
      }}
    </FormModal>
  );
}

function frase({ para, pararam }: PreviaDaMensagem): string {
  const quantas =
    para === 0
      ? 'Nenhuma empresa desta seleção recebe a mensagem.'
      : `${plural(para, 'empresa recebe', 'empresas recebem')} esta mensagem.`;
  return pararam === 0
    ? quantas
    : `${quantas} ${plural(pararam, 'empresa pediu', 'empresas pediram')} para não receber mensagens.`;
}

function Previa({ previa }: { previa: PreviaDaMensagem }) {
  return (
    <Stack gap="xs" component="section" aria-label="Como a mensagem chega">
      <Text>{frase(previa)}</Text>
      {previa.carta ? (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Para {previa.carta.empresa}: <b>{previa.carta.assunto}</b>
          </Text>
          {/* Nothing in it runs, opens or loads: what is shown is a mail, with the text of others in it. */}
          <iframe
            title="Como a mensagem chega"
            sandbox=""
            srcDoc={previa.carta.html}
            style={{ width: '100%', height: '24rem', border: '1px solid var(--cor-borda)', borderRadius: 8 }}
          />
        </>
      ) : null}
    </Stack>
  );
}
