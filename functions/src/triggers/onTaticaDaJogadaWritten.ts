import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onTaticaDaJogadaWritten = acompanhar('taticasDaJogada/{tatica}');
