/** Publishing a questionnaire: what is missing, what changes for people who answer, and the two ways to publish words. */
import '@mantine/core/styles/Radio.css';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diferencas } from '@/domain/diagnostico/comparacao';
import type { Problema } from '@/domain/diagnostico/problemas';
import { type Compilado, impressaoDe, type Versao } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import { plural } from '@/ui/texto/formatos';
import { Diferencas } from './Diferencas';
import { Problemas } from './Problemas';
import { publicacaoData } from './publicacao.data';
import { FimDoDialogo } from '../FimDoDialogo';

interface Props {
  questionarioId: string;
  compilado: Compilado;
  /** What people answer now; null before the first version. */
  publicada: Versao | null;
  problemas: readonly Problema[];
  aoFechar: () => void;
}

export function PublicarModal({ questionarioId, compilado, publicada, problemas, aoFechar }: Props) {
  const celular = useCelular();
  const { mutate, isPending, error } = useMutation(publicacaoData.publicar(useSessaoAtiva(), questionarioId));
  const mudancas = publicada ? diferencas(publicada, compilado) : [];
  const soTextos = mudancas.length > 0 && mudancas.every(({ efeito }) => efeito === 'textos');
  const [corrige, corrigir] = useState(true);
  const sobre = publicada?.n ?? 0;
  const impedem = problemas.filter(({ impede }) => impede);
  const resumo = `${plural(compilado.grupos.length, 'grupo', 'grupos')} e ${plural(compilado.perguntas.length, 'pergunta', 'perguntas')}`;
  return (
    <Janela opened onClose={aoFechar} title="Publicar questionário" size="lg" fullScreen={celular}>
      <Stack>
        {impedem.length > 0 ? (
          <Problemas titulo="Falta para publicar" problemas={impedem} aoIr={aoFechar} />
        ) : (
          <>
            {publicada ? (
              <>
                <Text>O que muda desde a versão {sobre}:</Text>
                <Diferencas diferencas={mudancas} />
              </>
            ) : (
              <Text>
                Será publicada a versão 1, com {resumo}. O que você editar depois só vale para quem responde
                quando publicar de novo.
              </Text>
            )}
            {soTextos ? (
              <Radio.Group
                label="Só textos mudaram"
                value={corrige ? 'correcao' : 'versao'}
                onChange={(valor) => corrigir(valor === 'correcao')}
              >
                <Stack gap="xs" pt="xs">
                  <Radio
                    value="correcao"
                    label={`Corrigir os textos da versão ${sobre}`}
                    description="Quem já respondeu continua nela, com as mesmas notas."
                  />
                  <Radio
                    value="versao"
                    label={`Publicar a versão ${sobre + 1}`}
                    description="Para quando as palavras novas pedem outra resposta."
                  />
                </Stack>
              </Radio.Group>
            ) : publicada && mudancas.length > 0 ? (
              <Text size="sm">
                Será publicada a versão {sobre + 1}. Respostas já finalizadas ficam na versão em que foram
                dadas.
              </Text>
            ) : null}
          </>
        )}
        <Problemas
          titulo="Chama a atenção"
          problemas={problemas.filter(({ impede }) => !impede)}
          aoIr={aoFechar}
        />
        <FimDoDialogo titulo="Não foi possível publicar" erro={error} aoFechar={aoFechar}>
          <Button
            disabled={impedem.length > 0 || (publicada !== null && mudancas.length === 0)}
            loading={isPending}
            onClick={() =>
              mutate(
                { vista: impressaoDe(compilado), sobre, correcao: soTextos && corrige },
                { onSuccess: aoFechar },
              )
            }
          >
            {soTextos && corrige ? 'Corrigir textos' : `Publicar a versão ${sobre + 1}`}
          </Button>
        </FimDoDialogo>
      </Stack>
    </Janela>
  );
}
