/** The text of a comment with its mentions. It says when the news will not reach somebody mentioned. */
import { Stack, Text, type TextareaProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { tokenDaPesquisa } from '@/domain/comum/busca';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import { CampoComMencoes } from '@/ui/texto/CampoComMencoes';
import { mencionadosNoTexto } from '@/ui/texto/mencao';
import type { Conversa } from './conversa';

/** Suggestions read per search. */
const SUGESTOES = 8;
const MINUTO = 60_000;

/** The people put into the text of a form; `inicial` are those a comment being edited already mentions. */
export function useMencionados(inicial: readonly Pessoa[] = []) {
  const [escolhidos, definirEscolhidos] = useState<readonly Pessoa[]>([]);
  const todos = [...inicial, ...escolhidos];
  return {
    mencionar: (pessoa: Pessoa) => definirEscolhidos((antes) => [...antes, pessoa]),
    noTexto: (texto: string) => mencionadosNoTexto(texto, todos),
    esquecer: () => definirEscolhidos([]),
  };
}
export type Mencionados = ReturnType<typeof useMencionados>;

interface Props extends Omit<TextareaProps, 'value' | 'onChange' | 'onKeyDown'> {
  conversa: Conversa;
  mencionados: Mencionados;
  valor: string;
  aoMudar: (texto: string) => void;
  aoTeclar?: (evento: KeyboardEvent) => void;
}

export function CampoDeComentario({ conversa, mencionados, valor, ...campo }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const semVer = mencionados.noTexto(valor).filter(({ id }) => !conversa.ve(id));
  const buscar = (texto: string) =>
    cliente.fetchQuery({
      queryKey: [sessao.contexto.empresaId, 'pessoas', 'mencao', tokenDaPesquisa(texto) ?? ''],
      queryFn: () => pessoasData.opcoes(sessao, texto, sessao.referencia, SUGESTOES),
      staleTime: MINUTO,
    });
  return (
    <Stack gap={4}>
      <CampoComMencoes {...campo} valor={valor} aoMencionar={mencionados.mencionar} buscar={buscar} />
      <div role="status">
        {semVer.length > 0 ? (
          <Text size="xs">
            {semVer.map(({ nome }) => nome).join(', ')} não {semVer.length === 1 ? 'vê' : 'veem'}{' '}
            {conversa.isto}: o aviso da menção não chega.
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}
